import { init, type ECharts } from './echarts-parts'
import { themeOf, type ChartColours } from './chart-theme'

/** The kind of picture of a chart: one of twice its pixels, or one that is sharp at any size. */
export type PictureKind = 'png' | 'svg'

/** A picture of a chart as it shows now, zoom and legend included. */
export function pictureOf(chart: ECharts, kind: PictureKind, colours: ChartColours): Promise<Blob> {
  if (kind === 'svg') return Promise.resolve(new Blob([svgOf(chart, colours)], { type: 'image/svg+xml' }))
  const canvas = chart.renderToCanvas({ pixelRatio: 2, backgroundColor: colours.card })
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The chart has no size.'))))
  })
}

function svgOf(chart: ECharts, colours: ChartColours): string {
  const size = { width: chart.getWidth(), height: chart.getHeight() }
  const copy = init(null, themeOf(colours), { renderer: 'svg', ssr: true, ...size })
  try {
    copy.setOption({ ...chart.getOption(), animation: false, backgroundColor: colours.card })
    return copy.renderToSVGString()
  } finally {
    copy.dispose()
  }
}
