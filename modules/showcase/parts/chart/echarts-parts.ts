import { LineChart, ParallelChart, PieChart } from 'echarts/charts'
import {
  BrushComponent,
  DataZoomComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  ParallelComponent,
  TitleComponent,
  ToolboxComponent,
  TooltipComponent,
} from 'echarts/components'
import { use as register } from 'echarts/core'
import { CanvasRenderer, SVGRenderer } from 'echarts/renderers'

// All of the library that is in the product: another kind of chart is added here.
register([
  LineChart,
  ParallelChart,
  PieChart,
  BrushComponent,
  DataZoomComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  ParallelComponent,
  TitleComponent,
  // A brush cannot do without; it is never shown.
  ToolboxComponent,
  TooltipComponent,
  // On the screen, and for a picture that is kept.
  CanvasRenderer,
  SVGRenderer,
])

export { init, type ECharts } from 'echarts/core'
