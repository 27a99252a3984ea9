/** Passkeys by the browser's own functions; where it has none of them they are not offered. */
import { call, type User } from './api.ts';

type Json = Record<string, unknown>;
interface Ceremony {
  id: string;
  options: Json;
}
interface Static {
  parseCreationOptionsFromJSON?(options: Json): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON?(options: Json): PublicKeyCredentialRequestOptions;
}

const known = (): Static => (globalThis.PublicKeyCredential ?? {}) as unknown as Static;

export const hasPasskeys = (): boolean => typeof known().parseCreationOptionsFromJSON === 'function' && isSecureContext;

const toJson = (credential: Credential | null): unknown => (credential as PublicKeyCredential | null)?.toJSON();

/** Adds a passkey; a guest becomes the account `login`. */
export async function addPasskey(login?: string): Promise<User> {
  const { id, options } = await call<Ceremony>('POST', '/api/passkeys/new', {});
  const publicKey = known().parseCreationOptionsFromJSON?.(options);
  const response = toJson(await navigator.credentials.create({ publicKey }));
  return (await call<{ user: User }>('POST', '/api/passkeys', { id, response, login })).user;
}

export async function signInByPasskey(): Promise<User> {
  const { id, options } = await call<Ceremony>('POST', '/api/passkeys/sign-in/new', {});
  const publicKey = known().parseRequestOptionsFromJSON?.(options);
  const response = toJson(await navigator.credentials.get({ publicKey }));
  return (await call<{ user: User }>('POST', '/api/passkeys/sign-in', { id, response })).user;
}
