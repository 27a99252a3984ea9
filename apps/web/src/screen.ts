/** What a screen gets: the named parts of its address and the query. */
export interface ScreenProps {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
}
