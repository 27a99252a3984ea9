/** A request that is refused: a status and a word that the client has a sentence for. */
export class Problem extends Error {
  readonly status: number;
  readonly say: string;
  constructor(status: number, say: string, message: string = say) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.say = say;
  }
}
