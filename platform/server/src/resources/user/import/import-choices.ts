import type { Output } from '@atrium/contract/endpoint'
import type { userImport } from '@atrium/contract/system/import/user-import'
import type { Call } from '#server/call/call'
import { readLabels } from '#server/sheet/labels'
import { readExtraCells } from '../extra/extra-import'
import { wordsOf } from '#server/crud/import/cells/dict-words'
import { readOffered } from './offered-records'

/** Reads the texts that the cells of an import may have, for the columns that name something. */
export async function readImportChoices(call: Call): Promise<Output<typeof userImport.choices>> {
  const labels = await readLabels(call.db)
  const { depts, posts, roles } = await readOffered(call)
  const extra = await readExtraCells(call)
  const textsOf = ({ texts }: { texts: readonly string[] }) => [...texts]
  return {
    dept: textsOf(depts),
    post: textsOf(posts),
    roles: textsOf(roles),
    sex: textsOf(wordsOf('sys_user_sex', labels, call.language)),
    status: textsOf(wordsOf('sys_normal_disable', labels, call.language)),
    ...Object.fromEntries(extra.flatMap(({ key, offered }) => (offered ? [[key, textsOf(offered)]] : []))),
  }
}
