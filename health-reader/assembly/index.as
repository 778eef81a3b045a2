// The core: packed bytes in, counts out. Built by `npm run wasm`.
export { inputAt, inputMost, push, setLimit, unpacked } from "./inflate";
export { foldDays, folded, rowAt } from "./days";
export { metricCount, metrics, monthOf, totals } from "./counts";
export { nameAt, nameLength } from "./names";
