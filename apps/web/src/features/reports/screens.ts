/** One file for the browser: they share most of what they are made of. */
export { ReportsScreen } from './home/screen.tsx'
export { ReportScreen } from './report/screen.tsx'
