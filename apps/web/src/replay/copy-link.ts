import { copyText } from '@pony/ui';
import { linkTo } from './link.ts';

/** Longer addresses are cut by what people send them with. */
const LONGEST_LINK = 8000;

/** Copies the address of a move of a game; one that is too long is not copied. Must be called by the press itself. */
export async function copyLinkTo(text: string, n: number) {
  const link = linkTo(text, n);
  const short = link.then((address) => {
    if (address.length > LONGEST_LINK) throw new RangeError('the link is too long');
    return address;
  });
  const copied = await copyText(short);
  const address = await link;
  return { address, long: address.length > LONGEST_LINK, copied };
}
