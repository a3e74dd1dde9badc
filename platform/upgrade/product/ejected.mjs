import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changedSince, ejectedFile, ejectedText, filesOfPage } from '../../commands/lib/ejected.mjs'
import { parsed } from '../../commands/lib/packages/manifest.mjs'
import { committedFiles } from './git.mjs'

/**
 * Returns what a version of the platform, installed in `platform`, means for the pages that the product has copied: `left` has those that are not as they were when they
 * were copied, as `planCodemods` lists places, and `files` the texts of the files beside the copies, which say that the reader was told.
 */
export function changesOfEjected(folder, platform, version) {
  const result = { files: {}, left: [] }
  for (const file of committedFiles(folder).filter((one) => one.endsWith(`/${ejectedFile}`))) {
    const copy = parsed(readFileSync(join(folder, file), 'utf8'))
    if (typeof copy?.page !== 'string' || typeof copy.files !== 'object') continue
    const files = filesOfPage(platform, copy.page)
    const changed = files && changedSince(copy, files)
    if (changed?.length === 0) continue
    const sentence = changed
      ? `is a copy of a page that was changed since ${copy.version} (${changed.join(', ')}): compare it with node_modules/atrium/console/src/pages/${copy.page}.`
      : `is a copy of the page ${copy.page}, which ${version} does not have any more.`
    result.left.push({ file: `${dirname(file)}/page.tsx`, line: 1, sentence })
    if (files) result.files[file] = ejectedText(copy.page, version, files)
  }
  return result
}
