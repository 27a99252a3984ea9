/** Unguessable words: 128 bits for ids, 256 for secrets. Secrets are kept hashed. */
import { createHash, randomBytes } from 'node:crypto';

export const newId = (): string => randomBytes(16).toString('base64url');
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const newSeed = (): string => randomBytes(16).toString('hex');
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('hex');
export const isId = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);
export const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
