/** Documents that are nearly right, read in every way that there is. */
package org.xmlbench.piximal.mutation;
