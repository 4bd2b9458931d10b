// How a view's coordinates lie in its superview's.

/** An affine mapping of the plane: x' = a x + c y + tx, y' = b x + d y + ty. */
class PlaneMapping {
  constructor(a, b, c, d, tx, ty) {
    Object.assign(this, { a, b, c, d, tx, ty });
  }

  static get identity() {
    return new PlaneMapping(1, 0, 0, 1, 0, 0);
  }

  apply([x, y]) {
    return [this.a * x + this.c * y + this.tx, this.b * x + this.d * y + this.ty];
  }

  /** The mapping that applies this one first. */
  followedBy(other) {
    const [tx, ty] = other.apply([this.tx, this.ty]);
    return new PlaneMapping(
      other.a * this.a + other.c * this.b,
      other.b * this.a + other.d * this.b,
      other.a * this.c + other.c * this.d,
      other.b * this.c + other.d * this.d,
      tx,
      ty,
    );
  }

  /** The way back. From a mapping that flattens the plane there is none: its points are NaN. */
  get inverse() {
    const { a, b, c, d, tx, ty } = this;
    const determinant = a * d - b * c;
    if (determinant === 0 || !Number.isFinite(determinant)) {
      return new PlaneMapping(NaN, NaN, NaN, NaN, NaN, NaN);
    }
    return new PlaneMapping(
      d / determinant,
      -b / determinant,
      -c / determinant,
      a / determinant,
      (c * ty - d * tx) / determinant,
      (b * tx - a * ty) / determinant,
    );
  }

  /** The value of an SVG `transform` attribute. */
  get svg() {
    return `matrix(${[this.a, this.b, this.c, this.d, this.tx, this.ty].join(" ")})`;
  }
}

/** From a view's coordinates to the window's. */
function mappingToWindow(view) {
  const own = mappingToSuperview(view);
  return view.superview ? own.followedBy(mappingToWindow(view.superview)) : own;
}

function boundsOf(view) {
  return [...view.bounds, view.frame[2], view.frame[3]];
}

/**
 * From a view's coordinates to its superview's: `transform · (point − anchor) + position`, where the
 * anchor point is in the view's bounds, and the position is that of the same point of its frame.
 */
function mappingToSuperview(view) {
  const [x, y, width, height] = view.frame;
  const anchorX = view.bounds[0] + view.anchor[0] * width;
  const anchorY = view.bounds[1] + view.anchor[1] * height;
  const positionX = x + view.anchor[0] * width;
  const positionY = y + view.anchor[1] * height;
  if (view.turn === 0 && view.scale[0] === 1 && view.scale[1] === 1) {
    return new PlaneMapping(1, 0, 0, 1, positionX - anchorX, positionY - anchorY);
  }
  const angle = (view.turn * Math.PI) / 180;
  const a = Math.cos(angle) * view.scale[0];
  const b = Math.sin(angle) * view.scale[0];
  const c = -Math.sin(angle) * view.scale[1];
  const d = Math.cos(angle) * view.scale[1];
  return new PlaneMapping(
    a,
    b,
    c,
    d,
    positionX - (a * anchorX + c * anchorY),
    positionY - (b * anchorX + d * anchorY),
  );
}
