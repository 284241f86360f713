/** Shapes that mean the same as their colours. */
export type Shape = "dot" | "check" | "triangle" | "cross" | "half" | "slash" | "ring";

const paths: Readonly<Record<Shape, string>> = {
  dot: "M6 2.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z",
  check: "M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1Zm2.6 3.7L5.5 8.1 3.4 6l.8-.8 1.3 1.2L7.8 4l.8.7Z",
  triangle: "M6 .9 11.6 11H.4L6 .9Zm-.6 3.8.1 3h1l.1-3H5.4Zm.6 3.5a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4Z",
  cross:
    "M3.8 1h4.4L11 3.8v4.4L8.2 11H3.8L1 8.2V3.8L3.8 1Zm.9 2.8-.9.9L5.1 6 3.8 7.3l.9.9L6 6.9l1.3 1.3.9-.9L6.9 6l1.3-1.3-.9-.9L6 5.1 4.7 3.8Z",
  half: "M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1Zm0 1.3v7.4a3.7 3.7 0 0 1 0-7.4Z",
  slash:
    "M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1Zm0 1.3c.8 0 1.5.2 2.1.6L2.9 8.1A3.7 3.7 0 0 1 6 2.3Zm0 7.4c-.8 0-1.5-.2-2.1-.6l5.2-5.2A3.7 3.7 0 0 1 6 9.7Z",
  ring: "M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1Zm0 1.3a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4Z",
};

/** An icon next to a text with the same meaning. */
export function Icon({ shape }: { readonly shape: Shape }) {
  return (
    <svg class="icon" viewBox="0 0 12 12" aria-hidden="true">
      <path d={paths[shape]} />
    </svg>
  );
}
