"""Random fields, made once and cut from a bank: drawing a new one for every layer would be the slowest step."""
import cv2
import numpy as np

BANK_SIZE = 40
SIDE = 512
_bank = []


def _spectral(rng, beta):
    fx = np.fft.fftfreq(SIDE)[:, None]
    fy = np.fft.rfftfreq(SIDE)[None, :]
    radius = np.sqrt(fx * fx + fy * fy)
    radius[0, 0] = 1
    spectrum = (rng.normal(size=radius.shape) + 1j * rng.normal(size=radius.shape)) / radius**beta
    spectrum[0, 0] = 0
    field = np.fft.irfft2(spectrum, s=(SIDE, SIDE))
    return ((field - field.mean()) / field.std()).astype(np.float32)


def prepare(seed=7):
    if _bank:
        return
    rng = np.random.default_rng(seed)
    for index in range(BANK_SIZE):
        _bank.append(_spectral(rng, (0.6, 1.0, 1.4, 1.8)[index % 4]))


def field(rng, height, width, grain=1.0, rough=None):
    """Zero-mean, unit-variance noise. grain: 2 is twice as coarse. rough: 0 (rough) to 3 (smooth); else any."""
    prepare()
    index = int(rng.integers(BANK_SIZE // 4)) * 4 + (int(rng.integers(4)) if rough is None else rough)
    source = _bank[index]
    h = min(SIDE, max(8, int(height / grain)))
    w = min(SIDE, max(8, int(width / grain)))
    y = int(rng.integers(SIDE - h + 1))
    x = int(rng.integers(SIDE - w + 1))
    cut = source[y : y + h, x : x + w]
    if rng.random() < 0.5:
        cut = cut[:, ::-1]
    if rng.random() < 0.5:
        cut = cut[::-1]
    cut = cv2.resize(np.ascontiguousarray(cut), (width, height), interpolation=cv2.INTER_LINEAR)
    mean, spread = cv2.meanStdDev(cut)
    return (cut - np.float32(mean[0, 0])) * np.float32(1 / (spread[0, 0] + 1e-6))


def soft(values, at, width):
    """A smooth step: 0 below at - width, 1 above at + width."""
    return np.clip((values - at) / (2 * width) + 0.5, 0, 1)


def mix(picture, paint, alpha):
    """Paint over the picture, as thickly as alpha says."""
    alpha = np.clip(alpha, 0, 1)[..., None].astype(np.float32)
    return picture + (np.clip(paint, 0, 1).astype(np.float32) - picture) * alpha


def blob(rng, height, width, centre=None, size=None, rough=2):
    """A patch with a ragged outline: positive inside, falling to negative outside, in units of its radius."""
    if centre is None:
        centre = (rng.uniform(0.15, 0.85) * width, rng.uniform(0.15, 0.85) * height)
    if size is None:
        size = rng.uniform(0.1, 0.45) * min(height, width)
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    angle = rng.uniform(0, np.pi)
    dx, dy = xx - centre[0], yy - centre[1]
    u = dx * np.cos(angle) + dy * np.sin(angle)
    v = -dx * np.sin(angle) + dy * np.cos(angle)
    squeeze = rng.uniform(0.5, 1)
    distance = np.sqrt(u * u + (v / squeeze) ** 2) / size
    ragged = field(rng, height, width, grain=rng.uniform(0.6, 1.6), rough=rough)
    return 1 - distance + ragged * rng.uniform(0.12, 0.35)


def rise(height, along, down):
    """How steeply it rises to the right (1, 0), downwards (0, 1) or across. OpenCV 5 takes no wider numbers than it gives."""
    return cv2.Sobel(height.astype(np.float32), cv2.CV_32F, along, down)
