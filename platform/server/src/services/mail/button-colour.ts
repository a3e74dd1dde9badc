/** The contrast that text needs. */
const least = 4.5

function luminance(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns a colour in six hex digits, darkened until white text on it can be read; the console does the same. */
export function fillOf(hex: string): string {
  const whole = Number.parseInt(hex.slice(1), 16)
  const chosen = [whole >> 16, (whole >> 8) & 255, whole & 255]
  for (let share = 0; ; share += 0.02) {
    const parts = chosen.map((part) => Math.round(part - part * share))
    if (1.05 / (luminance(parts) + 0.05) >= least)
      return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
}
