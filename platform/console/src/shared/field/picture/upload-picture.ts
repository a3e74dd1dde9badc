import { api } from '#shared/api/api'
import { request } from '#shared/api/request'

/** Two megabytes take a while on a slow line, in milliseconds. */
const uploadMilliseconds = 60_000

/** Uploads a picture, a data address, and returns its key for the field of a record. Rejects like `request`, after showing the error. */
export function uploadPicture(content: string): Promise<string> {
  return request(api.files.upload, { body: { content } }, { timeout: uploadMilliseconds })
}
