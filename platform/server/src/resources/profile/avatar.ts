import { maxAvatarBytes } from 'atrium/contract/system/profile'
import { rejectField } from '#server/call/field-error'
import { takeFiles } from '#server/call/file/stored-files'
import type { WriteCall } from '#server/call/write-call'
import { setPicture } from '#server/services/user/user-account'

/** Shows an uploaded picture for the actor from now on. */
export async function setAvatar(call: WriteCall, avatar: string): Promise<null> {
  const { db, changed } = call
  const { userId } = call.actor
  const own = db.selectFrom('users').where('userId', '=', userId).select(['userId', 'avatar'])
  const before = await own.executeTakeFirstOrThrow()
  await takeFiles(call, ['avatar'], { avatar }, before)
  const file = await db.selectFrom('files').where('fileKey', '=', avatar).select(['type', 'size']).executeTakeFirst()
  if (file && file.size > maxAvatarBytes) rejectField('avatar', ['tooLarge', maxAvatarBytes])
  await setPicture(db, userId, avatar)
  changed({ id: userId, before: { userId }, after: { userId, avatar: file ? `${file.type}, ${file.size}` : '' } })
  return null
}
