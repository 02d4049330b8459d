/** What a run is to do: documents, conditions, groups of cells, and how long it will take. */
package org.xmlbench.house.engine.plan;
