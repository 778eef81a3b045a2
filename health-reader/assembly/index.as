// The core: packed bytes in, counts out. Built by `npm run wasm`.
export { inputAt, inputMost, push, setLimit, unpacked } from "./inflate";
export { metricCount, metrics, monthOf, totals } from "./book";
export { nameAt, nameLength } from "./names";
