import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createOriginOf, readTrust } from './proxy'

const from = (trust: string | undefined, remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  createOriginOf(trust === undefined ? undefined : readTrust(trust)!)({
    socket: { remoteAddress },
    headers: { host: 'inside:3000', ...headers },
  } as unknown as IncomingMessage)

describe('TRUST_PROXY', () => {
  test.each(['1', '10', '127.0.0.1', '10.0.0.0/8, 192.168.0.0/16', '::1', 'fd00::/8,10.0.0.1'])('may be %s', (text) => {
    expect(readTrust(text)).toBeDefined()
  })

  test.each([
    '0',
    '11',
    '-1',
    '1.5',
    'true',
    'nginx',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '::/129',
    '1,2',
    ',',
    '10.0.0.1,',
  ])('may not be %s', (text) => expect(readTrust(text)).toBeUndefined())
})

describe('the address of a client', () => {
  const asked = (text: string) => ({ 'x-forwarded-for': text })
  test.each([
    ['is that of the connection without trust', undefined, '10.0.0.1', '1.2.3.4', '10.0.0.1'],
    ['is what the one proxy says', '1', '10.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['is not what the client says to the proxy', '1', '10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['is followed over two proxies', '2', '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
    ['is the farthest known where fewer proxies came', '3', '10.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['is that of the connection where the proxy says nothing', '1', '10.0.0.1', '', '10.0.0.1'],
    [
      'is followed over the addresses that are trusted',
      '10.0.0.0/8',
      '10.0.0.1',
      '6.6.6.6, 1.2.3.4, 10.9.9.9',
      '1.2.3.4',
    ],
    ['is that of the connection where that is not trusted', '10.0.0.0/8', '11.0.0.1', '1.2.3.4', '11.0.0.1'],
    ['is the farthest where all are trusted', '10.0.0.0/8', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['is not garbage', '1', '10.0.0.1', '1.2.3.4, unknown', '10.0.0.1'],
    ['is not followed behind garbage', '3', '10.0.0.1', '1.2.3.4, <script>, 10.0.0.2', '10.0.0.2'],
    ['is taken without its port', '1', '10.0.0.1', '1.2.3.4:5678', '1.2.3.4'],
    ['is taken without brackets', '1', '10.0.0.1', '[2001:DB8::1]:5678', '2001:db8::1'],
    ['is the plain one of a connection for both versions', undefined, '::ffff:10.0.0.1', '', '10.0.0.1'],
    ['is trusted in that form too', '10.0.0.0/8', '::ffff:10.0.0.1', '::FFFF:1.2.3.4', '1.2.3.4'],
    ['may be of version 6', 'fd00::/8', 'fd00::1', '2001:db8::1', '2001:db8::1'],
    ['is empty when the connection has gone', '1', undefined, '1.2.3.4', ''],
  ])('%s', (_, trust, remote, header, expected) => {
    expect(from(trust, remote, asked(header)).address).toBe(expected)
  })
})

describe('scheme and host', () => {
  const said = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'Example.org:8443' }

  test('are what a trusted proxy says', () => {
    expect(from('1', '10.0.0.1', said)).toMatchObject({ scheme: 'https', host: 'example.org:8443' })
    expect(from('10.0.0.1', '10.0.0.1', said)).toMatchObject({ scheme: 'https', host: 'example.org:8443' })
  })

  test('are those of the connection without trust, or where an untrusted sender names them', () => {
    const plain = { scheme: 'http', host: 'inside:3000' }
    expect(from(undefined, '10.0.0.1', said)).toMatchObject(plain)
    expect(from('10.0.0.2', '10.0.0.1', said)).toMatchObject(plain)
  })

  test('are not what the client says to a proxy that adds to the list', () => {
    const spoofed = { ...said, 'x-forwarded-proto': 'https, http', 'x-forwarded-host': 'evil.example, good.example' }
    expect(from('1', '10.0.0.1', spoofed)).toMatchObject({ scheme: 'http', host: 'good.example' })
  })

  test('are not garbage', () => {
    const garbage = { ...said, 'x-forwarded-proto': 'gopher', 'x-forwarded-host': 'a b/<script>' }
    expect(from('1', '10.0.0.1', garbage)).toMatchObject({ scheme: 'http', host: 'inside:3000' })
  })
})
