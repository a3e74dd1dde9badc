const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

/** Returns the ending of the name of a file of a type. */
export const fileEnding = (type: string): string => endings[type] ?? 'bin'
