interface OpenScenario {
  /** What it left unanswered, or null. */
  readonly ends: () => string | null;
  /** Its test is held to answer every question. */
  readonly held: boolean;
}

/** Scenarios of the test that runs now. */
export const openScenarios: OpenScenario[] = [];

/** Throws when a scenario made since the last call, of `which` are asked, ended with a question nobody looked at. */
export function closeScenarios(which: 'all' | 'held' = 'all'): void {
  const left = openScenarios
    .splice(0)
    .filter(({ held }) => held || which === 'all')
    .map(({ ends }) => ends());
  const bad = left.find((one) => one !== null);
  if (bad) throw new Error(`the test ${bad}`);
}
