import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const text = /\.(?:js|mjs|css|html|json|svg|txt|wasm)$/
// Below this a compressed copy saves no packet, which holds some 1400 bytes with the headers, and takes up a block on disk.
const leastBytes = 1024

/**
 * Writes a brotli and a gzip copy beside every compressible file of the build, so that no server compresses at run time. Does nothing in a build
 * that is not minified, which nobody is served.
 */
export function compressedCopies(): Plugin {
  let folder = ''
  let isServed = true
  return {
    name: 'compressed-copies',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
      isServed = config.build.minify !== false
    },
    async closeBundle() {
      if (!isServed || !existsSync(folder)) return
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => text.test(name))
      const compressRest = async () => {
        for (let name = names.pop(); name; name = names.pop()) await compress(resolve(folder, name))
      }
      await Promise.all(Array.from({ length: availableParallelism() }, compressRest))
    },
  }
}

async function compress(path: string): Promise<void> {
  const bytes = readFileSync(path)
  if (bytes.length < leastBytes) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
  writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
