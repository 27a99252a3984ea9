/** The OpenAPI document, made of the routes themselves. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { COOKIE } from '../identity/sessions.ts';
import { Faults } from './schemas.ts';
import type { Route } from './types.ts';

const plain = (schema: v.GenericSchema, typeMode: 'input' | 'output'): object => {
  const { $schema: _schema, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode });
  return rest;
};
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const PROBLEM = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'A word that clients have a sentence for' },
    message: { type: 'string', description: 'What exactly, in English' },
    faults: {
      ...plain(Faults, 'output'),
      description: 'What the rules of the game say of choices; with `unfit` alone',
    },
  },
  required: ['error', 'message'],
};

export function openApi(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    paths[route.path] ??= {};
    paths[route.path][route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Prancing Pony',
      version: '1',
      license: { name: 'MIT' },
      description:
        'Everything beside the game itself; a running game is played over the socket /api/socket, see docs/protocol.md.',
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: COOKIE } },
      parameters: {
        'x-pony': {
          name: 'x-pony',
          in: 'header',
          required: true,
          schema: { const: '1' },
          description: 'Whatever changes something carries this header, which foreign pages cannot send',
        },
      },
      schemas: { Problem: PROBLEM },
    },
  };
}

function operation({ path, method, summary, body, answer, signedIn }: Route): object {
  const parameters: object[] = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (method !== 'GET') parameters.push({ $ref: '#/components/parameters/x-pony' });
  const problem = json({ $ref: '#/components/schemas/Problem' });
  return {
    summary,
    ...(parameters.length > 0 ? { parameters } : null),
    ...(body ? { requestBody: { required: true, ...json(plain(body, 'input')) } } : null),
    ...(signedIn ? { security: [{ session: [] }] } : null),
    responses: {
      200:
        answer === 'text'
          ? { description: 'As text', content: { 'text/plain': { schema: { type: 'string' } } } }
          : { description: 'Done', ...json(plain(answer, 'output')) },
      ...(signedIn ? { 401: { description: 'Without a session', ...problem } } : null),
      default: { description: 'Refused, with the reason', ...problem },
    },
  };
}
