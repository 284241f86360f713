import { randomFaults } from "./figures/random-faults.ts";
process.on("unhandledRejection", (e) => console.log("UNHANDLED", e));
for (const name of process.argv.slice(4)) {
  const adapter = (await import(`./adapters/${name}.ts`)).default;
  const t = performance.now();
  const f = await randomFaults(adapter, Number(process.argv[2]), Number(process.argv[3]));
  console.log(name, Math.round(performance.now() - t), {
    ...f,
    crossed: f.crossed.slice(0, 3),
    repeated: f.repeated.slice(0, 3),
    late: f.late.slice(0, 5),
    foreign: f.foreign.slice(0, 3),
  });
}
process.exit();
