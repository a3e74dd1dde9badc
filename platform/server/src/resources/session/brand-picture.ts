import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import { StoredContent } from '#server/call/file/download'
import { readBrand } from '#server/call/setting/brand'

/** Returns a picture of the brand. Files that it does not have are not found, since anybody may ask. */
export async function readBrandPicture(call: Call, key: string): Promise<StoredContent> {
  const { logo, picture } = await readBrand(call)
  const row = await call.db
    .selectFrom('files')
    .where('fileKey', '=', key)
    .where('fileKey', 'in', [logo, picture])
    .select(['type', 'content'])
    .executeTakeFirst()
  const { type, content } = found(row)
  return new StoredContent(type, content)
}
