import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BadMessage,
  type ClientMessage,
  PROTOCOL,
  readClientMessage,
  readServerMessage,
  type ServerMessage,
} from '@pony/protocol';

test('every message of a client is read as it was written', () => {
  const messages: ClientMessage[] = [
    { type: 'hello', protocol: PROTOCOL, table: 'bree' },
    { type: 'hello', protocol: PROTOCOL, table: 'bree', version: 12 },
    { type: 'decide', key: 'k1', version: 3, seat: 1, option: ['take', 14, 0] },
    { type: 'decide', key: 'k2', version: 3, seat: 1, option: ['pass'] },
    { type: 'undo', key: 'k3', seat: 0, to: 7 },
    { type: 'answer-undo', key: 'k4', seat: 1, to: 7, yes: false },
    { type: 'pass-for-me', key: 'k5', seat: 0, on: true },
    { type: 'resign', key: 'k6', seat: 0 },
    { type: 'claim', key: 'k7', seat: 0 },
    { type: 'chat', key: 'k8', text: 'Well met' },
    { type: 'point', key: 'k10', seat: 1, kind: 'card', id: 14 },
    { type: 'why', key: 'k9', seat: 0, option: ['take', 14] },
    { type: 'log', before: 40 },
  ];
  for (const message of messages) assert.deepEqual(readClientMessage(JSON.stringify(message)), message);
});

test('anything else is refused, naming the fault', () => {
  const faults: [string, RegExp][] = [
    ['', /not JSON/],
    ['null', /Invalid type/],
    ['{"type":"sing"}', /type: /],
    ['{"type":"hello","protocol":99,"table":"bree"}', /protocol: /],
    ['{"type":"decide","key":"k","version":-1,"seat":0,"option":["pass"]}', /version: /],
    ['{"type":"decide","key":"k","version":1,"seat":99,"option":["pass"]}', /seat: /],
    ['{"type":"decide","key":"k","version":1,"seat":0,"option":[]}', /option/],
    ['{"type":"decide","key":"k","version":1,"seat":0,"option":["take","x"]}', /option\.1: /],
    ['{"type":"decide","key":"k","version":1,"seat":0,"option":["take",1.5]}', /whole numbers/],
    ['{"type":"decide","key":"","version":1,"seat":0,"option":["pass"]}', /key: /],
    ['{"type":"resign","key":"k","seat":0,"extra":1}', /extra/],
    [`{"type":"chat","key":"k","text":"${'x'.repeat(501)}"}`, /text: /],
    ['{"type":"chat","key":"k","text":"   "}', /text: /],
    ['{"type":"point","key":"k","seat":0,"kind":"card/1","id":1}', /a kind is a word/],
  ];
  for (const [text, fault] of faults) {
    assert.throws(
      () => readClientMessage(text),
      (error) => error instanceof BadMessage && fault.test(error.message),
      text,
    );
  }
});

test('every message of a server is read as it was written', () => {
  const messages: ServerMessage[] = [
    {
      type: 'full',
      protocol: PROTOCOL,
      situation: {
        version: 4,
        decisions: 2,
        seats: [],
        seat: null,
        view: { asked: [0], zones: [], counters: [] },
        asked: [0],
        question: null,
        prompt: null,
        offers: [],
        outcome: null,
        undo: { last: null, freeFrom: null, beyond: 'refused', request: null },
      },
      log: [{ n: 1, version: 1, seat: 0, says: [{ say: 'took', args: { card: 3 } }] }],
      fairness: { commitment: 'ab' },
    },
    { type: 'patch', from: 4, version: 5, patch: { version: [5] }, keep: 2, log: [] },
    { type: 'done', key: 'k', version: 5 },
    { type: 'refused', key: 'k', refusal: { rule: 'DU-6.1', say: 'covered', args: { card: 1 } } },
    { type: 'presence', seats: [{ seat: 0, here: true }], watching: 2 },
    { type: 'chat', lines: [{ n: 1, name: 'Sam', seat: 0, text: 'po-ta-toes', at: 1 }] },
    { type: 'pointed', seat: 1, kind: 'card', id: 14 },
    { type: 'log', before: 10, lines: [] },
    { type: 'over', fairness: { commitment: 'ab', seed: 'cd', salt: 'ef' } },
    { type: 'goodbye', say: 'table-closed' },
  ];
  for (const message of messages) assert.deepEqual(readServerMessage(JSON.stringify(message)), message);
  assert.throws(() => readServerMessage('{"type":"patch","from":1}'), BadMessage);
});
