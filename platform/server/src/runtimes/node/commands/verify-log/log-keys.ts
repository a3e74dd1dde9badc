import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LogKeys } from '#server/call/call'
import type { Settings } from '../../settings'

const sign = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex')
const idOf = (key: string) => sign(key, 'key').slice(0, 8)

/** Returns the keys of `LOG_KEY` and `LOG_KEY_OLD`; undefined without a key. */
export function createLogKeys({ logKey, oldLogKeys }: Pick<Settings, 'logKey' | 'oldLogKeys'>): LogKeys | undefined {
  if (logKey === undefined) return undefined
  const keys = new Map([logKey, ...oldLogKeys].map((key) => [idOf(key), key]))
  return {
    keyId: idOf(logKey),
    sign: (text) => sign(logKey, text),
    isSigned(keyId, text, signature) {
      const key = keys.get(keyId)
      if (key === undefined) return undefined
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(key, text))]
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
