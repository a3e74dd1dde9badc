/** Returns whether this runtime has a time zone of this name of the IANA list, such as `Asia/Shanghai`. */
export function isTimeZone(name: string): boolean {
  // Newer runtimes take an offset such as +08:00 too, which older ones do not.
  if (!/^[a-z]/i.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
