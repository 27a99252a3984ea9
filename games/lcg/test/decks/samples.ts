/** Lists as deck sites print them and as OCTGN saves them, made up for these tests. */

export const PLAIN = `Northern Watch

Packs: Core Set (2)


Heroes (3)

1x Aragorn (Core Set)
1x Théodred (Core Set)
1x Éowyn (Core Set)

Allies (22)

3x Gandalf (Core Set)
2x Faramir (Core Set)
3x Guard of the Citadel (Core Set)
2x Longbeard Orc Slayer (Core Set)
2x Silverlode Archer (Core Set)
3x Snowbourn Scout (Core Set)
2x Son of Arnor (Core Set)
2x Lórien Guide (Core Set)
2x Northern Tracker (Core Set)
3x Wandering Took (Core Set)

Attachments (9)

3x Celebrían's Stone (Core Set)
3x Steward of Gondor (Core Set)
3x Unexpected Courage (Core Set)

Events (17)

2x Grim Resolve (Core Set)
3x Sneak Attack (Core Set)
3x Valiant Sacrifice (Core Set)
3x A Test of Will (Core Set)
2x Dwarven Tomb (Core Set)
2x Stand and Fight (Core Set)
2x The Galadhrim's Greeting (Core Set)

Deck built on a deck site
`;

const section = (name: string, cards: readonly (readonly [number, string])[]): string =>
  `  <section name="${name}" shared="False">\n${cards
    .map(
      ([n, card], i) =>
        `    <card qty="${n}" id="00000000-0000-0000-0000-${String(i).padStart(12, '0')}">${card}</card>`,
    )
    .join('\n')}\n  </section>`;

export const OCTGN = `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f">
${section('Hero', [
  [1, 'Beravor'],
  [1, 'Denethor'],
  [1, 'Legolas'],
])}
${section('Ally', [
  [3, 'Gandalf'],
  [3, 'Gl&#233;owine'],
  [3, 'Henamarth Riversong'],
  [3, 'Daughter of the Nimrodel'],
  [3, 'Erebor Hammersmith'],
  [3, 'Miner of the Iron Hills'],
  [3, 'Gondorian Spearman'],
  [3, 'Veteran Axehand'],
])}
${section('Attachment', [
  [2, 'Forest Snare'],
  [3, 'Protector of Lorien'],
  [3, 'Horn of Gondor'],
  [3, 'Blade of Gondolin'],
])}
${section('Event', [
  [3, 'Radagast&apos;s Cunning'],
  [3, 'Secret Paths'],
  [3, 'Blade Mastery'],
  [3, 'Feint'],
  [3, 'Quick Strike'],
])}
${section('Sideboard', [[1, 'Light of Valinor']])}
  <section name="Quest" shared="True" />
  <section name="Encounter" shared="True" />
  <notes><![CDATA[]]></notes>
</deck>
`;
