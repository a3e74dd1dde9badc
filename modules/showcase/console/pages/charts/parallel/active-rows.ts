import type { ECharts } from '#modules/showcase/parts/chart/echart'

/** The part of the library that has no type. */
interface WithModel {
  getModel: () => {
    getSeriesByIndex: (index: number) => { getRawIndicesByActiveState: (state: string) => number[] }
  }
}

/** The rows whose lines pass through the brushed parts of all axes, of `count`; all of them where nothing is brushed. */
export function activeRows(chart: ECharts, count: number): number[] {
  const series = (chart as unknown as WithModel).getModel().getSeriesByIndex(0)
  const rows = series.getRawIndicesByActiveState('active')
  const isBrushed = rows.length > 0 || series.getRawIndicesByActiveState('inactive').length > 0
  return isBrushed ? rows : Array.from({ length: count }, (_, index) => index)
}
