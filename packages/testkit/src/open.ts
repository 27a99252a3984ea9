/** Scenarios of the test that runs now: each says what it left unanswered, or null. */
export const openScenarios: (() => string | null)[] = [];

/** Throws when a scenario made since the last call ended with a question nobody looked at. */
export function closeScenarios(): void {
  const left = openScenarios.splice(0).map((ends) => ends());
  const bad = left.find((one) => one !== null);
  if (bad) throw new Error(`the test ${bad}`);
}
