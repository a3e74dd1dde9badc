import { typesOf, type FileType } from 'atrium/contract/fields/file-types'

const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/**
 * The endings of types. The dialog of a system goes by its own table of types, which has none or another one for many files: `.doc` and `.md` everywhere, `.csv` and
 * `.zip` on Windows.
 */
const endings: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg,.jpeg',
  'image/webp': '.webp',
  'image/gif': '.gif',
  'application/pdf': '.pdf',
  'text/plain': '.txt,.csv,.tsv,.md,.json,.xml,.yaml,.yml,.log,.ini,.html,.css,.js,.ts,.sql',
  [`${office}.wordprocessingml.document`]: '.docx',
  [`${office}.spreadsheetml.sheet`]: '.xlsx',
  [`${office}.presentationml.presentation`]: '.pptx',
  [`${openDocument}.text`]: '.odt',
  [`${openDocument}.spreadsheet`]: '.ods',
  [`${openDocument}.presentation`]: '.odp',
  'application/x-cfb': '.doc,.xls,.ppt',
  'application/zip': '.zip',
  'application/gzip': '.gz,.tgz',
  'application/x-7z-compressed': '.7z',
  'application/x-tar': '.tar',
  'audio/mpeg': '.mp3',
  'audio/wav': '.wav',
  'audio/ogg': '.ogg,.oga,.opus',
  'audio/mp4': '.m4a',
  'audio/x-m4a': '.m4a',
  'audio/aac': '.aac',
  'audio/flac': '.flac',
  'audio/x-flac': '.flac',
  'video/mp4': '.mp4',
  'video/x-m4v': '.m4v',
  'video/webm': '.webm',
  'video/matroska': '.mkv',
  'video/quicktime': '.mov',
}

/** Returns types and endings for the `accept` of an input; '' where every file is taken. */
export function acceptOf(names: readonly FileType[]): string {
  const types = typesOf(names) ?? []
  const ended = types.flatMap((type) => endings[type]?.split(',') ?? [])
  return [...new Set([...types, ...ended])].join(',')
}
