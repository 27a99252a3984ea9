import { afterEach, type TestContext, test } from 'node:test';
import { closeScenarios, openScenarios } from './open.ts';

/**
 * A test named after the rules it proves: `rule('DU-6.1 only an available card can be taken', () => ...)`.
 * It fails when a scenario in it ends with a question nobody looked at.
 */
export function rule(title: string, body: (t: TestContext) => void | Promise<void>): void {
  test(title, async (t) => {
    openScenarios.length = 0;
    await body(t);
    closeScenarios();
  });
}

/** The same for plain tests: each fails when a scenario that is `held` ends in it with a question nobody looked at. */
export function scenariosAreAnswered(): void {
  afterEach(() => closeScenarios('held'));
}
