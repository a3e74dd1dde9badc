import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { chromium } from 'playwright'
import { browserFlags, findBrowser } from '../../../../../scripts/browser.mjs'

/** Encoders are there on pages with https alone; nothing answers at this address but the files of this folder. */
const origin = 'https://media.invalid/'

/** Calls `work` with a browser page that can import the files of this folder. */
export async function withEncoders(work) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
  try {
    const page = await browser.newPage()
    await page.route(`${origin}**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<title>Encoders</title>' })
      const body = await readFile(join(import.meta.dirname, pathname), 'utf8')
      return route.fulfill({ contentType: 'text/javascript', body })
    })
    await page.goto(origin)
    return await work(page)
  } finally {
    await browser.close()
  }
}

/** Writes what the encoders answered as a WebM file, which plays from any place: pictures, sound, or both. */
export async function writeWebm(file, { pictures, sound, rate }) {
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() })
  const video = pictures && new EncodedVideoPacketSource('vp9')
  const audio = sound && new EncodedAudioPacketSource('opus')
  if (video) output.addVideoTrack(video, { frameRate: rate })
  if (audio) output.addAudioTrack(audio)
  await output.start()
  await Promise.all([video && addPackets(video, pictures), audio && addPackets(audio, sound)])
  await output.finalize()
  await writeFile(file, new Uint8Array(output.target.buffer))
}

async function addPackets(source, { config, packets }) {
  const description = config.description && new Uint8Array(Buffer.from(config.description, 'base64'))
  const decoderConfig = { ...config, ...(description && { description }) }
  for (const { type, timestamp, duration, data } of packets) {
    const packet = new EncodedPacket(Buffer.from(data, 'base64'), type, timestamp / 1e6, duration / 1e6)
    await source.add(packet, { decoderConfig })
  }
  source.close()
}
