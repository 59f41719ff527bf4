"""What is drawn of houses: python3 -m unittest discover -s training -p '*_test.py'. Needs no photos."""
import unittest

import cv2
import numpy as np

from batches import cells_of
from data import FAMILIES
from house_parts import PARTS, SEEN, neighbour, of_houses, photographed
from laid_on import NORMAL
from render.surfaces import S

SIDE = 192


class Plain:
    """Stands in for the photos: an even, light surface each time."""

    def bare(self, rng, words):
        return np.full((S, S, 3), int(rng.integers(150, 210)), np.uint8)

    def any(self, rng, family, but=None):
        return self.bare(rng, ()), 'plain'

    def cut(self, rng, photo, least, side):
        return cv2.resize(photo, (side, side))

    def cells(self, cover, label, side):
        return cells_of(cover, label, side)


def drawn(part, count=24):
    return [of_houses(np.random.default_rng(seed), Plain(), SIDE, part) for seed in range(count)]


class Houses(unittest.TestCase):
    def test_sound_ones_show_nothing_and_others_name_what_they_show(self):
        for part in PARTS:
            made = drawn(part)
            for picture, cells, label, weight in made:
                self.assertEqual((picture.shape, picture.dtype), ((SIDE, SIDE, 3), np.uint8))
                self.assertEqual(cells.shape, (SIDE // 16, SIDE // 16))
                if label == NORMAL:
                    self.assertFalse(cells.any(), part.__name__)
                elif weight:
                    self.assertTrue((cells == 1).any(), part.__name__)
            labels = {FAMILIES[label] for _, _, label, weight in made if weight}
            self.assertIn('normal', labels, part.__name__)
            self.assertEqual(len(labels) > 1, part is not neighbour, part.__name__)

    def test_cells_lie_where_the_photo_differs_from_its_sound_twin(self):
        for part in PARTS:
            for seed in range(12):
                clean, out, cover, _ = part(np.random.default_rng(seed), Plain(), False)
                if cover is None:
                    continue
                changed = np.abs(out - clean).max(2) > SEEN
                covered = np.float32(cover) > 0.3
                self.assertGreater(changed[covered].mean() if covered.any() else 1, 0.6, (part.__name__, seed))

    def test_a_wide_angle_bends_both_alike(self):
        mark = np.zeros((S, S), np.float32)
        mark[60:90, 200:240] = 1
        for seed in range(20):
            (picture,), cover = photographed(np.random.default_rng(seed), [np.repeat(mark[..., None], 3, 2)], mark)
            # Light and noise change how bright it is, not where it is.
            bright = picture.mean(2) > picture.mean(2)[mark > 0.5].mean() / 2
            self.assertGreater((bright & (cover > 0.5)).sum() / (bright | (cover > 0.5)).sum(), 0.7, seed)

    def test_the_same_seed_draws_the_same(self):
        for part in PARTS:
            first, again = (of_houses(np.random.default_rng(3), Plain(), SIDE, part) for _ in range(2))
            self.assertTrue(np.array_equal(first[0], again[0]) and np.array_equal(first[1], again[1]), part.__name__)


if __name__ == '__main__':
    unittest.main()
