/** Passkeys; bytes go over the line as base64url, turned by hand: not every browser that has passkeys turns them. */
import { call, type User } from './api.ts';

interface Known {
  readonly id: string;
  readonly type: 'public-key';
  readonly transports?: AuthenticatorTransport[];
}
type Plain<T> = Omit<T, 'challenge' | 'user' | 'excludeCredentials' | 'allowCredentials'> & {
  readonly challenge: string;
};
interface Creation extends Plain<PublicKeyCredentialCreationOptions> {
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: readonly Known[];
}
interface Request extends Plain<PublicKeyCredentialRequestOptions> {
  readonly allowCredentials?: readonly Known[];
}
interface Ceremony<T> {
  readonly id: string;
  readonly options: T;
}

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis && isSecureContext;

const bytesOf = (words: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(words.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const wordsOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const knownOf = (list: readonly Known[] = []): PublicKeyCredentialDescriptor[] =>
  list.map((one) => ({ ...one, id: bytesOf(one.id) }));

/** What the keeper of passkeys has made, as the server reads it. */
function toJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('no passkey', 'NotAllowedError');
  const { id, type, response, authenticatorAttachment } = credential;
  const answer = response as Partial<AuthenticatorAttestationResponse & AuthenticatorAssertionResponse>;
  const bytes = (
    ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'] as const
  ).flatMap((name) => (answer[name] ? [[name, wordsOf(answer[name])]] : []));
  return {
    id,
    rawId: id,
    type,
    authenticatorAttachment,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: { ...Object.fromEntries(bytes), transports: answer.getTransports?.() },
  };
}

/** Adds a passkey; a guest becomes the account `login`. */
export async function addPasskey(login?: string): Promise<User> {
  const { id, options } = await call<Ceremony<Creation>>('POST', '/api/passkeys/new', {});
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: knownOf(options.excludeCredentials),
  };
  const response = toJson(await navigator.credentials.create({ publicKey }));
  return (await call<{ user: User }>('POST', '/api/passkeys', { id, response, login })).user;
}

/** What a passkey of the reader's says to the server, and the number of the question. */
async function answered(): Promise<{ id: string; response: unknown }> {
  const { id, options } = await call<Ceremony<Request>>('POST', '/api/passkeys/sign-in/new', {});
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    allowCredentials: knownOf(options.allowCredentials),
  };
  return { id, response: toJson(await navigator.credentials.get({ publicKey })) };
}

export async function signInByPasskey(): Promise<User> {
  return (await call<{ user: User }>('POST', '/api/passkeys/sign-in', await answered())).user;
}

/** Says once more who the reader is. */
export async function proveByPasskey(): Promise<void> {
  await call<unknown>('POST', '/api/proof', await answered());
}
