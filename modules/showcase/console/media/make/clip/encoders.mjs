// Runs in the browser, which has the encoders. Answers packets that `writeWebm` puts in a file.

const base64 = (bytes) => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  return btoa(text)
}

const bytesOf = (source) =>
  source instanceof ArrayBuffer
    ? new Uint8Array(source)
    : new Uint8Array(source.buffer, source.byteOffset, source.byteLength)

/** The settings for the encoder's `output`, and what it put out. */
function collector() {
  const packets = []
  let config
  const output = (chunk, metadata) => {
    if (metadata?.decoderConfig) {
      const { description, ...rest } = metadata.decoderConfig
      config = { ...rest, ...(description && { description: base64(bytesOf(description)) }) }
    }
    const bytes = new Uint8Array(chunk.byteLength)
    chunk.copyTo(bytes)
    packets.push({ type: chunk.type, timestamp: chunk.timestamp, duration: chunk.duration, data: base64(bytes) })
  }
  return { output, done: () => ({ config, packets }) }
}

const thrown = (error) => {
  throw error
}

/** `pcm`: both sides one after the other as 32 bit floats, in base64. */
export async function encodeSound(pcm, { rate, bitrate }) {
  const samples = new Float32Array(Uint8Array.from(atob(pcm), (letter) => letter.codePointAt(0)).buffer)
  const { output, done } = collector()
  const encoder = new AudioEncoder({ output, error: thrown })
  encoder.configure({ codec: 'opus', sampleRate: rate, numberOfChannels: 2, bitrate })
  const length = samples.length / 2
  for (let at = 0; at < length; at += rate) {
    const count = Math.min(rate, length - at)
    const data = new Float32Array(count * 2)
    data.set(samples.subarray(at, at + count))
    data.set(samples.subarray(length + at, length + at + count), count)
    const timestamp = (at / rate) * 1e6
    const sound = {
      format: 'f32-planar',
      sampleRate: rate,
      numberOfFrames: count,
      numberOfChannels: 2,
      timestamp,
      data,
    }
    encoder.encode(new AudioData(sound))
  }
  await encoder.flush()
  return done()
}

/** Draws `seconds` of pictures with `draw(context, share)` and encodes them. */
export async function encodePictures(draw, { width, height, seconds, rate, bitrate }) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  const { output, done } = collector()
  const encoder = new VideoEncoder({ output, error: thrown })
  encoder.configure({ codec: 'vp09.00.21.08', width, height, bitrate, framerate: rate, latencyMode: 'quality' })
  const count = seconds * rate
  for (let index = 0; index < count; index++) {
    draw(context, index / (count - 1))
    const frame = new VideoFrame(canvas, { timestamp: (index / rate) * 1e6, duration: 1e6 / rate })
    encoder.encode(frame, { keyFrame: index % (2 * rate) === 0 })
    frame.close()
    if (encoder.encodeQueueSize > 8) await new Promise((go) => setTimeout(go, 20))
  }
  await encoder.flush()
  return done()
}

/** One picture as a WebP file, in base64. */
export async function encodePicture(draw, share, { width, height }) {
  const canvas = new OffscreenCanvas(width, height)
  draw(canvas.getContext('2d'), share)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })
  return base64(new Uint8Array(await blob.arrayBuffer()))
}
