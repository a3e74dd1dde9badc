import { expect, test } from 'vitest'
import { modules } from 'atrium/entries/modules'

const below = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}`)

/** The views of samples that sections 2.1, 2.2, 2.4 and 2.5 of the specification name, by the folders of their pages. */
const specified = {
  able: below(
    'able',
    'clipboard excel loading message music-player pinyin render-function select-folder signature split-pane turntable video-player watermark icon-selector',
  ),
  components: below(
    'components',
    'button cell click-outside context-menu cool-text count-to dropdown emoji form icons load-more lottie notice-bar seamless-scroll segmented selectable slide-in waterfall verify/image-drag verify/sliding',
  ),
  tables: below('components/table', 'base drag edit-cell expand group-head pagination search summary'),
  directives: below('directives', 'drag loading ripple'),
  charts: below('charts', 'line parallel pie'),
  editors: below('editor', 'json markdown markdown-preview code rich-text'),
  errors: below('error', '403 404 500'),
  nested: below('nested', 'menu1/menu1-1 menu1/menu1-2/menu1-2-1 menu1/menu1-2/menu1-2-2 menu1/menu1-3 menu2'),
  code: below('code', 'render slot new-in-19'),
  alone: ['guide', 'query'],
}

test.each(Object.entries(specified))('%s: each view of the specification has its page', (_, ids) => {
  expect(ids.filter((id) => !(id in modules['showcase']!.pages.load))).toEqual([])
})
