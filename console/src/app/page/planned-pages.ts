/** Ids of pages that are still to come. An id leaves this list with the change that builds its page. */
const planned: Readonly<Record<string, string>> = {
  '': 'form-designer guide query',
  able:
    'message loading watermark clipboard music-player video-player split-pane turntable icon-selector pinyin signature ' +
    'form-designer excel select-folder',
  components:
    'button form cell click-outside dropdown icons count-to notice-bar cool-text seamless-scroll load-more waterfall ' +
    'context-menu lottie segmented emoji slide-in',
  'components/table': 'base pagination search expand edit-cell drag group-head summary',
  'components/verify': 'sliding image-drag',
  nested: 'menu2',
  'nested/menu1': 'menu1-1 menu1-3',
  'nested/menu1/menu1-2': 'menu1-2-1 menu1-2-2',
  charts: 'parallel line pie',
  editor: 'markdown markdown-preview rich-text json code',
  directives: 'drag ripple loading',
  code: 'render slot new-in-19',
}

const ids = new Set(
  Object.entries(planned).flatMap(([folder, names]) =>
    names.split(' ').map((name) => (folder ? `${folder}/${name}` : name)),
  ),
)

/** Their ids, in no particular order. */
export const plannedPages: readonly string[] = [...ids]

export function isPlanned(id: string): boolean {
  return ids.has(id)
}
