import { it } from "vitest";
import { ethereumHeads } from "../../src/routing/subscriptions/head-dialect.ts";
import { HeadFeed } from "../../src/routing/subscriptions/head-feed.ts";
import { LogFeed } from "../../src/routing/subscriptions/log-feed.ts";
import { World } from "./world.ts";
it("debug", async () => {
  const [faults, choices] = JSON.parse(process.env.CX!);
  let next = 0;
  const world = new World({...faults, refused: 0, slowStart: 0}, (limit) => {
    const choice = choices[next % choices.length] ?? 0;
    next += 1;
    return limit < 1 ? 0 : Math.floor((choice / 2 ** 32) * limit + next * 0.618) % limit;
  });
  for (const node of world.nodes)
  for (const m of ["call","subscribe","kill","report"] as const) { const f = (node as any)[m].bind(node); (node as any)[m] = (...a: any[]) => { if (m!=="kill"||node.isUp) console.log(node.name, m, JSON.stringify(a.slice(0,2)).slice(0,150)); if (m==="subscribe") { const l=a[1]; a[1] = {event: (t: string)=>{console.log(node.name,"  event", t); l.event(t,"x")}, lost: (r:string)=>l.lost(r)} } return f(...a)?.then?.((r: any)=>{console.log(node.name,"  ->", m, JSON.stringify(a).slice(0,80), String(r).slice(0,200)); return r}) }; }
  const heads = new HeadFeed(world, ethereumHeads);
  heads.add({changed: ({removed, added}) => console.log("CHANGED -", removed.map(b=>b.number+b.hash).join(), "+", added.map(b=>b.number+b.hash).join()), ended(){}});
  const feed = new LogFeed(world, heads, "{}", { emit: (t) => console.log("EMIT", t), end: console.log });
  const s = feed.start(); await world.settle(); await s;
  Object.assign(world.faults, faults);
  for (let c = 0; c < choices.length; c++) { world.act(); await new Promise((r) => void setImmediate(r)); }
  console.log("HEAL");
  await world.heal();
});
