// A browser too old for the client gets words, not a white page: in the oldest language of scripts, so that it can be read there.
(() => {
  var css = window.CSS && CSS.supports;
  var draws =
    css &&
    CSS.supports('selector(:has(a))') &&
    CSS.supports('grid-template-rows', 'subgrid') &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)');
  var plays = [].toSorted && window.CompressionStream && window.AbortSignal && AbortSignal.timeout;
  if (draws && plays) return;
  var words = {
    en: 'This browser is too old for the Prancing Pony: some of it will not work, or nothing at all. It needs Safari 17.5, Firefox 126, Chrome or Edge 125, or anything newer.',
    uk: 'Цей браузер застарий для «Грайливого Поні»: щось не працюватиме або й не відкриється зовсім. Потрібен Safari 17.5, Firefox 126, Chrome чи Edge 125 або новіший.',
  };
  var line;
  for (var lang in words) {
    line = document.createElement('p');
    line.lang = lang;
    line.appendChild(document.createTextNode(words[lang]));
    document.body.insertBefore(line, document.body.firstChild);
  }
})();
