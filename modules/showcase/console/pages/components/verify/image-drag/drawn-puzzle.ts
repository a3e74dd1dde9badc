const svg = (width: number, height: number, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`)}`

const hill =
  '<rect width="320" height="160" fill="#bcd7ff"/><path d="M0 160 110 40 190 120 250 70 320 160z" fill="#5240ff"/>'

/** A puzzle drawn here, for showing the states without a server; its piece belongs at 150. */
export const drawnPuzzle = {
  picture: svg(320, 160, `${hill}<rect x="150" y="70" width="56" height="56" rx="6" fill="#14162a" opacity=".6"/>`),
  piece: svg(56, 56, `<svg viewBox="150 70 56 56">${hill}</svg>`),
  width: 320,
  height: 160,
  side: 56,
  top: 70,
}
