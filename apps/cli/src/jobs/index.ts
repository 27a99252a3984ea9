/** The jobs a crew can do. Each plays games `from` to `from + games - 1` of its order. */
import { type FuzzData, type FuzzPart, fuzzJob } from './fuzz.ts';
import { type JudgeData, type JudgedGame, judgeJob } from './judge.ts';
import { type MatchData, type MatchPart, matchJob } from './match.ts';
import { type SelfplayData, type SelfplayPart, selfplayJob } from './selfplay.ts';
import { type SimulateData, type SimulatePart, simulateJob } from './simulate.ts';

export interface Jobs {
  simulate: { data: SimulateData; result: SimulatePart };
  match: { data: MatchData; result: MatchPart };
  fuzz: { data: FuzzData; result: FuzzPart };
  judge: { data: JudgeData; result: JudgedGame[] };
  selfplay: { data: SelfplayData; result: SelfplayPart };
}
export type JobName = keyof Jobs;

/** Some games of a job, as plain data. */
export interface Part {
  readonly job: JobName;
  readonly data: unknown;
  readonly from: number;
  readonly games: number;
}

type Run = (data: never, from: number, games: number, at: (done: number) => void) => Promise<unknown>;
const RUN: Readonly<Record<JobName, Run>> = {
  simulate: simulateJob,
  match: matchJob,
  fuzz: fuzzJob,
  judge: judgeJob,
  selfplay: selfplayJob,
};

export const runJob = (part: Part, at: (done: number) => void): Promise<unknown> =>
  RUN[part.job](part.data as never, part.from, part.games, at);
