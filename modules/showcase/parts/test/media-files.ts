import { cdp } from 'vitest/browser'

const rate = 8000

/** The address of a WAV file of silence, of so many seconds. Players of films take it too. */
export function silence(seconds: number): string {
  const size = seconds * rate
  // The words of the header, in which "RIFF", "WAVE", "fmt " and "data" are numbers; one channel, one byte a sample.
  const header = [0x46464952, 36 + size, 0x45564157, 0x20746d66, 16, 0x10001, rate, rate, 0x80001, 0x61746164, size]
  return URL.createObjectURL(new Blob([new Uint32Array(header), new Uint8Array(size).fill(128)]))
}

/** From now on these addresses cannot be loaded, and all others can. */
export async function unreachable(...urls: string[]): Promise<void> {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls })
  if (urls.length === 0) await cdp().send('Network.disable')
}
