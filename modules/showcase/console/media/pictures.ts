import { useText } from 'atrium/console/text'
import sizes from './pictures/pictures.json'
import { texts } from './pictures-text'

type PictureName = keyof typeof sizes
type Subject = 'arches' | 'land' | 'town'

/** A picture that was drawn for the showcase. */
export interface Picture {
  name: PictureName
  subject: Subject
  /** Its address. */
  src: string
  /** In CSS pixels. */
  width: number
  height: number
  /** Describes the picture in the reader's language: also the text in place of the picture. */
  title: string
}

const addresses = import.meta.glob<string>('./pictures/*/*.svg', { query: '?url', import: 'default', eager: true })

// One of each subject after the other.
const names = (Object.keys(sizes) as PictureName[]).toSorted((a, b) => placeOf(a) - placeOf(b))

function placeOf(name: PictureName): number {
  const ofSubject = Object.entries(sizes).filter(([, { subject }]) => subject === sizes[name].subject)
  return ofSubject.findIndex(([other]) => other === name)
}

/** The 24 pictures, 480 pixels wide and 300 to 640 high. Each is a small SVG file of its own. */
export function usePictures(): Picture[] {
  const t = useText(texts)
  return names.map((name) => {
    const { subject, width, height } = sizes[name]
    const src = addresses[`./pictures/${subject}/${name}.svg`]!
    return { name, subject: subject as Subject, src, width, height, title: t(name) }
  })
}
