/** Page ids of sections 2.4 and 2.5 whose pages are still to come. An id leaves this list with the change that builds its page. */
const planned: Readonly<Record<string, string>> = {
  '': 'formdesigner guide query',
  profile: 'index',
  system: 'menu role dept post dict auth-user dict-data',
  able:
    'message loading waterMarker clipboard aplayer musicPlayer videoPlayer splitpane turntable iconselector pinyin signature ' +
    'design excel selectdFolder selectFolder renderFn formdesigner',
  comp:
    'button form cell clickoutside dropdown icons countTo noticeBar coolText seamlessScroll loadmore waterfall contextMenu ' +
    'lottie segmented emoji slideIn selectable',
  'comp/table': 'doc base pagination search expand editCell drag groupHead summary',
  'comp/verify': 'sliding imageDrag',
  nested: 'menu2',
  'nested/menu1': 'menu1-1 menu1-3',
  'nested/menu1/menu1-2': 'menu1-2-1 menu1-2-2',
  echarts: 'parallel line pie',
  editor: 'mdEditor mdPreview wangEditor jsonEditor monacoEditor',
  directives: 'dragDirect ripple vloading',
  vue3Code: 'render slot version3-3',
}

const ids = new Set(
  Object.entries(planned).flatMap(([folder, names]) =>
    names.split(' ').map((name) => (folder ? `${folder}/${name}` : name)),
  ),
)

export function isPlanned(id: string): boolean {
  return ids.has(id)
}
