import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { main, platformFolder, root } from '../../commands/lib/run.mjs'
import { filesIn } from '../boundaries/boundaries.mjs'
import { deprecatedUses } from './uses.mjs'

// Deprecated names work until the minor version after next takes them away, so their uses are named and nothing fails.
await main(() => {
  const { deprecated = {} } = JSON.parse(readFileSync(resolve(platformFolder, 'seam.json'), 'utf8'))
  const sources = ['product', 'modules']
    .flatMap(filesIn)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(resolve(root, file), 'utf8') }))
  const uses = deprecatedUses(sources, deprecated)
  uses.forEach((use) => console.log(use))
  console.log(uses.length === 1 ? '1 deprecated use.' : `${uses.length} deprecated uses.`)
})
