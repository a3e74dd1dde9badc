import type { FileStore } from '#server/call/file/file-store'
import { filesHost } from '../connections/files/files-host'
import type { Settings } from '../settings'

/** Returns the store of files that the environment of a command names; undefined where they are in the database. */
export const storeOf = async (settings: Settings): Promise<FileStore | undefined> => (await filesHost(settings)).files

/** Returns the store whose files a backup has, too. */
export const storeToBackUp = (settings: Settings): Promise<FileStore | undefined> =>
  settings.hasFilesInBackups ? storeOf(settings) : Promise.resolve(undefined)
