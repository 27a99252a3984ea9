/** Questions of Kings of Middle-earth: with its own options and questions, and those of the base game. */
import { asking } from '../../src/ask.ts';
import type { PromptName } from '../../src/prompts.ts';
import type { KingsPrompt } from './prompts.ts';
import type { KingsOption } from './verbs.ts';

export const ask = asking<KingsOption, PromptName | KingsPrompt>();
