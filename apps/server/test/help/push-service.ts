/** What a push service and a browser do with a notice: check who signed it, and open it. */
import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';

/** A browser that has subscribed: the keys it names, and the secrets it keeps. */
export interface Subscriber {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** The text of a body that came for it. */
  open(body: Buffer): string;
}

export function subscriber(): Subscriber {
  const ecdh: ECDH = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    /** RFC 8291 over RFC 8188, one record. */
    open(body) {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body[20]);
      const sealed = body.subarray(21 + body[20]);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const key = derive(ecdh.computeSecret(sender), auth, info, 32);
      const cipher = createDecipheriv(
        'aes-128-gcm',
        derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
        derive(key, salt, 'Content-Encoding: nonce\0', 12),
      );
      cipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      const end = plain.lastIndexOf(2);
      assert.ok(
        plain.subarray(end + 1).every((byte) => byte === 0),
        'nothing but padding follows',
      );
      return plain.subarray(0, end).toString();
    },
  };
}

/** RFC 8292: signed by the key the server tells browsers, for this service, for a while. */
export function checkSender(authorization: string, serverKey: string, service: string): void {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  assert.equal(key, serverKey);
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const given = Buffer.from(signature, 'base64url');
  assert.ok(verify('sha256', Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, given));
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  assert.equal(aud, service);
  assert.match(sub, /^mailto:/);
  assert.ok(exp * 1000 > Date.now() && exp * 1000 <= Date.now() + 86_400_000);
}
