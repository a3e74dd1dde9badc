import { useText } from 'atrium/console/text'
import type { FolderSource, FoundFile } from '#modules/showcase/parts/input/folder/folder-source'
import { usePictures } from '../../../media/pictures'
import { texts } from './text'

const page = `<!doctype html>
<html>
  <head>
    <link rel="stylesheet" href="style.css" />
    <script type="module" src="app.ts"></script>
  </head>
  <body><main id="launch"></main></body>
</html>
`
const style = `#launch {
  display: grid;
  place-items: center;
  min-height: 100vh;
  background: #f4f2ff;
}
`
const script = `const days = Math.ceil((Date.parse('2027-03-18') - Date.now()) / 86_400_000)
document.querySelector('#launch')!.textContent = String(Math.max(0, days))
`

/** UTF-16 with a byte order mark, as older Windows programs write it. */
const utf16 = (text: string) => Uint16Array.from('\uFEFF' + text, (letter) => letter.charCodeAt(0))

const rejected = () => Promise.reject(new DOMException('', 'NotReadableError'))

function fileOf(path: string[], content: BlobPart, type = ''): FoundFile {
  return { path, open: async () => new File([content], path.at(-1)!, { type }) }
}

/** The folder of a campaign, so that the page can be tried without one's own files. */
export function useSampleFolder(): FolderSource {
  const t = useText(texts)
  const pictures = usePictures().slice(0, 6)
  return {
    name: t('campaign'),
    files: () => [
      fileOf([t('readme')], t('readmeText')),
      fileOf([t('budget')], t('budgetText')),
      fileOf([t('plan'), t('meeting')], utf16(t('meetingText'))),
      { path: [t('plan'), t('locked')], open: rejected },
      ...pictures.map(({ name, src }) => ({
        path: [t('pictures'), `${name}.svg`],
        open: async () => new File([await (await fetch(src)).blob()], `${name}.svg`, { type: 'image/svg+xml' }),
      })),
      fileOf([t('site'), 'index.html'], page),
      fileOf([t('site'), 'style.css'], style),
      fileOf([t('site'), 'app.ts'], script),
      fileOf([t('site'), t('pack')], new Uint8Array(48_640)),
      fileOf(['.gitignore'], 'dist\n.env\n'),
      fileOf([t('site'), '.env'], 'LAUNCH=2027-03-18\n'),
    ],
  }
}
