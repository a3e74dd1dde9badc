import { readFileSync } from 'node:fs'
import { PlainError } from '../run.mjs'

/** Reads a package.json. */
export function readManifest(file) {
  const manifest = parsed(readFileSync(file, 'utf8'))
  if (!manifest) throw new PlainError(`${file} cannot be read as JSON.`)
  return manifest
}

/** Returns the data of a package.json, and undefined where it is no JSON, as that of a template may be. */
export function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
