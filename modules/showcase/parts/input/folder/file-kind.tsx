const endings = {
  picture: 'png jpg jpeg gif webp avif bmp svg ico heic psd',
  video: 'mp4 mov webm mkv avi',
  sound: 'mp3 wav ogg flac m4a aac mid',
  document: 'pdf doc docx ppt pptx txt md rtf odt epub',
  sheet: 'xls xlsx csv tsv ods',
  code: 'ts tsx js jsx mjs cjs json css scss html vue py go java kt rs c h cpp cs rb php sh sql yml yaml toml xml',
  archive: 'zip gz tgz rar 7z tar bz2 xz',
} as const

/** The kind of a file, by its name. */
export type FileKind = keyof typeof endings | 'other'

/** All kinds, in the order of a list. */
export const fileKinds: readonly FileKind[] = [...(Object.keys(endings) as (keyof typeof endings)[]), 'other']

const kindOfEnding = new Map(
  Object.entries(endings).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as FileKind] as const)),
)

/** The kind of a file by the ending of its name. */
export const fileKind = (name: string): FileKind =>
  kindOfEnding.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ?? 'other'
