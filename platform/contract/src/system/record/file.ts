import * as z from 'zod'
import { audit } from '../../audit'
import { picture } from '../../download'
import { endpoint, megabyte } from '../../endpoint'
import { image } from '../../fields/kinds'
import { maxFileBytes } from '../../fields/stored-file'
import { user } from '../user.record'

const fileKey = image.min(1).meta({ examples: ['Zt0Wc3nQk1uXy-5_rB7dLg'] })

/** Pictures in records, such as an avatar. A record holds the key of its file, which is drawn at random and never changes. */
export const files = {
  /**
   * Takes a PNG, JPEG, WebP or GIF picture of at most `maxFileBytes` and `maxPictureMegapixels` in base64, bare or as a data
   * address; its content says which of them it is. Returns the key for the field of a record. A file that no record uses is deleted after a day, and earlier
   * where the same person goes on uploading.
   */
  upload: endpoint('POST /api/file', {
    access: 'signedIn',
    byToken: true,
    body: z.strictObject({
      content: z
        .string()
        .min(1)
        .max(Math.ceil(maxFileBytes / 3) * 4 + 40),
    }),
    reply: fileKey,
    maxBody: 3 * megabyte,
    audit: audit('edit', user, '上传文件', 'Upload a file'),
  }),
  /**
   * The content of a file, for anybody signed in who has its key, which only records hold that they may see. While the session is locked
   * or waits for a new password or a second factor, the own avatar alone.
   */
  read: endpoint('GET /api/file', {
    access: 'signedIn',
    byToken: true,
    query: z.strictObject({ key: fileKey }),
    reply: picture,
    summary: 'Read a stored file',
    whenLocked: true,
    whenPasswordDue: true,
  }),
}
